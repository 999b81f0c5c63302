-- Gift cards that guests buy online (ADR 0054). A paid purchase has a gift card with the same id.
create table gift_card_purchase (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  version int not null,
  -- Chosen by the guest's page, so that a repeated request buys once. A secret: it leads to the card.
  key uuid not null,
  -- In the links of the payment page and of the card.
  uid text not null,
  state text not null,
  branch_id uuid not null,
  method text not null,
  -- In 1/10,000 of the currency.
  amount bigint not null,
  currency text not null,
  is_for_self boolean not null,
  recipient_name text not null,
  recipient_email text not null,
  message text not null,
  buyer_name text not null,
  buyer_email text not null,
  -- Customer ids of the addresses; null without one, and for an erased person.
  recipient_id uuid,
  buyer_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id));
create unique index gift_card_purchase_key on gift_card_purchase (tenant_id, key);
create unique index gift_card_purchase_uid on gift_card_purchase (tenant_id, uid);
create index gift_card_purchase_buyer on gift_card_purchase (tenant_id, buyer_id) where buyer_id is not null;
create index gift_card_purchase_recipient on gift_card_purchase (tenant_id, recipient_id) where recipient_id is not null;
select protect_tenant_table('gift_card_purchase');

-- Money of a booking if it differs from the change of the balance: a refund of an online payment changes no balance.
alter table gift_card_booking add column money bigint;
