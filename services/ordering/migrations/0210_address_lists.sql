-- Address lists that tenants import to look up delivery zones (ADR 0051). One list is current. Its predecessor is kept
-- for the undo of the import, for 30 days.
create table address_list (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  -- 'loading', 'current', 'former' or 'undone'.
  state text not null,
  file text not null,
  source text not null,
  as_of date,
  at timestamptz not null,
  by text not null,
  addresses int not null default 0,
  -- The list that this one has replaced.
  replaced uuid,
  undone_at timestamptz,
  primary key (tenant_id, id));
create unique index address_list_current on address_list (tenant_id) where state = 'current';
select protect_tenant_table('address_list');

-- The keys are normal forms (`@theke/rules/delivery/street-address`); the primary key is the index of the lookup.
create table address (
  tenant_id uuid not null default tenant_of_session(),
  list_id uuid not null,
  zip_code text not null,
  street_key text not null,
  number int not null,
  letter text not null,
  city_key text not null,
  street text not null,
  latitude double precision not null,
  longitude double precision not null,
  primary key (tenant_id, list_id, zip_code, street_key, number, letter, city_key));
select protect_tenant_table('address');
