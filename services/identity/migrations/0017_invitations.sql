-- Number of users that an import invited by mail.
alter table user_import add column invited int not null default 0;
