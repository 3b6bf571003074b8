/** Small programs to try Quarry on; some of them have defects on purpose. */
package demo;
