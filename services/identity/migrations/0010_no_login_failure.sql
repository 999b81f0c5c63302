-- As 0006 said: it stayed for replicas of the version before. Nothing has written or read it since.
drop table login_failure;
