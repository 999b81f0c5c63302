-- The version that brought the file, which is named after it. Later versions changed what is said about it.
alter table images add column file_version int not null default 1;
alter table uploads add column file_version int not null default 1;

-- Files that another one took the place of, until a timer has removed them (src/files/remove-replaced.ts).
create table replaced_file (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  names text[] not null,
  primary key (tenant_id, id));
select protect_tenant_table('replaced_file');
