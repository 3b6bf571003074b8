@echo off
rem Runs Quarry from its distribution; a JDK 17 or newer is all it needs.
rem QUARRY_OPTS holds extra options for the Java virtual machine.
setlocal
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" -Xlog:disable -Xlog:all=error:stderr %QUARRY_OPTS% -jar "%~dp0..\quarry-cli.jar" %*
exit /b %ERRORLEVEL%
