-- A link that somebody asked for at the login, whoever that was: it does not take the place of one that an administrator made.
alter table login_link add column is_asked boolean not null default false;
