-- Between which times an order without a wish was promised when it was placed; null for those of before, and for wishes.
alter table orders add column expected_from timestamptz, add column expected_until timestamptz;

-- Minutes that staff have added to a branch's times, and until when they count.
create table added_minutes (
  tenant_id uuid not null default tenant_of_session(),
  branch_id uuid not null,
  minutes int not null,
  until timestamptz not null,
  version int not null,
  primary key (tenant_id, branch_id));
select protect_tenant_table('added_minutes');
