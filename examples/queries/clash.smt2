; A dead branch: no int is greater than 100 and has a remainder of 7 modulo 5.
(set-logic QF_BV)
(declare-const n (_ BitVec 32))
(declare-const unrelated (_ BitVec 32))
(assert (bvslt unrelated #x00000010))
(assert (bvslt #x00000064 n))
(assert (= (bvsrem n #x00000005) #x00000007))
(check-sat)
