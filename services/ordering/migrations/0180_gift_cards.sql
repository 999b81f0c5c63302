-- Gift cards (ADR 0047). Amounts in 1/10,000 of the currency. The code is not stored: it follows from the id and the platform's secret.
create table gift_card (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  version int not null default 1,
  -- SHA-256 of the code: 78 random bits need no slow hash.
  code_hash text not null,
  code_end text not null,
  currency text not null,
  initial bigint not null,
  -- Sum of the bookings. Locked with the row by every booking.
  balance bigint not null check (balance >= 0),
  is_blocked boolean not null default false,
  is_reversed boolean not null default false,
  valid_until date,
  branch_id uuid not null,
  method text not null,
  sold_at timestamptz not null,
  sold_by text not null,
  recipient_name text not null default '',
  recipient_email text not null default '',
  message text not null default '',
  -- Customer id of the e-mail address; null without one, and for an erased person.
  recipient_id uuid,
  primary key (tenant_id, id));
create unique index gift_card_code on gift_card (tenant_id, code_hash);
create index gift_card_sold on gift_card (tenant_id, sold_at);
create index gift_card_recipient on gift_card (tenant_id, recipient_id) where recipient_id is not null;
select protect_tenant_table('gift_card');

create table gift_card_booking (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null default uuidv7(),
  card_id uuid not null,
  kind text not null,
  amount bigint not null,
  order_id uuid,
  at timestamptz not null,
  by_name text not null,
  reason text not null default '',
  -- Money at the counter, which a day close counts: branch and method of a sale and of its reversal.
  branch_id uuid,
  method text,
  close_number int,
  primary key (tenant_id, id));
create index gift_card_booking_of_card on gift_card_booking (tenant_id, card_id, at);
create index gift_card_booking_of_order on gift_card_booking (tenant_id, order_id) where order_id is not null;
create index gift_card_booking_not_closed on gift_card_booking (tenant_id, branch_id) where branch_id is not null and close_number is null;
select protect_tenant_table('gift_card_booking');

-- What a card pays of an order; 0 without one.
alter table orders add column gift_card_id uuid;
alter table orders add column gift_card_end text;
alter table orders add column gift_card bigint not null default 0;
alter table orders add column gift_card_returned bigint not null default 0;
create index orders_returned_to_card on orders (tenant_id, placed_at desc, id desc) where gift_card_returned > 0;

-- Bookings are never changed or deleted; a day close only marks those that it counted.
do $$
begin
  execute format('revoke update, delete on gift_card_booking from %I', current_setting('theke.app'));
  execute format('grant update (close_number) on gift_card_booking to %I', current_setting('theke.app'));
end $$;
