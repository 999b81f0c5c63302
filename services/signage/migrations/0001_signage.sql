select create_resource_table(name)
from unnest(array['scenes', 'digital_signage_segments', 'digital_signage_streams', 'digital_signage_devices']) name;
alter table scenes add column path text generated always as (doc ->> 'path') stored;
create unique index scenes_path_unique on scenes (tenant_id, path);
create index devices_of_branch on digital_signage_devices (tenant_id, (doc -> 'branch' ->> 'id'));

-- A screen that shows a code and waits for somebody to enter it. Only the hash of its key is stored.
create table tv_pairing (
  tenant_id uuid not null default tenant_of_session(),
  key_hash text not null,
  code text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, key_hash),
  unique (tenant_id, code));
select protect_tenant_table('tv_pairing');

-- Key, signs of life and last report of a TV.
create table tv_state (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  key_hash text,
  paired_at timestamptz,
  paired_by text not null default '',
  seen_at timestamptz,
  address text not null default '',
  -- Hash of the content that it should play, and since when.
  wanted text,
  wanted_since timestamptz,
  report jsonb,
  reported_at timestamptz,
  -- Newest first.
  errors jsonb not null default '[]',
  -- Set while staff have been alerted to its silence.
  silent_since timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, key_hash),
  foreign key (tenant_id, id) references digital_signage_devices (tenant_id, id) on delete cascade);
select protect_tenant_table('tv_state');

-- One bit per minute of an hour in which a TV was heard.
create table tv_hour (
  tenant_id uuid not null default tenant_of_session(),
  device_id uuid not null,
  hour timestamptz not null,
  minutes bit(60) not null,
  primary key (tenant_id, device_id, hour),
  foreign key (tenant_id, device_id) references tv_state (tenant_id, id) on delete cascade);
select protect_tenant_table('tv_hour');

create table tv_command (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  device_id uuid not null,
  kind text not null,
  volume int,
  state text not null,
  asked_at timestamptz not null,
  asked_by text not null,
  sent_at timestamptz,
  finished_at timestamptz,
  expires_at timestamptz not null,
  result text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, device_id) references tv_state (tenant_id, id) on delete cascade);
create index tv_command_of_device on tv_command (tenant_id, device_id, asked_at desc);
create index tv_command_open on tv_command (tenant_id, device_id) where state in ('queued', 'sent', 'acknowledged');
select protect_tenant_table('tv_command');

create table tv_screenshot (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  device_id uuid not null,
  at timestamptz not null,
  type text not null,
  data bytea not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, device_id) references tv_state (tenant_id, id) on delete cascade);
create index tv_screenshot_of_device on tv_screenshot (tenant_id, device_id, at desc);
select protect_tenant_table('tv_screenshot');

-- Proof of play: sums per local day, and the ids of records that are already counted. Both outlive TV and content.
create table play_day (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  day date not null,
  device_id uuid not null,
  content text not null,
  content_id uuid not null,
  device_name text not null,
  content_name text not null,
  branch_id uuid not null,
  plays int not null,
  seconds bigint not null,
  primary key (tenant_id, id),
  unique (tenant_id, day, device_id, content, content_id));
select protect_tenant_table('play_day');
create table counted_play (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  at timestamptz not null,
  primary key (tenant_id, id));
create index counted_play_at on counted_play (tenant_id, at);
select protect_tenant_table('counted_play');

-- Open orders of guests who wait for their number. A copy of ordering's orders.
create table queued_order (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  branch_id uuid not null,
  number text not null,
  is_ready boolean not null,
  -- When its preparation is due, or when it became ready.
  at timestamptz not null,
  primary key (tenant_id, id));
create index queued_order_of_branch on queued_order (tenant_id, branch_id);
select protect_tenant_table('queued_order');
