-- How a new order found its way to a person. `step` counts what was done because nobody looked.
create table order_attention (
  tenant_id uuid not null default tenant_of_session(),
  order_id uuid not null,
  branch_id uuid not null,
  -- Null where something newer was heard first: then somebody has seen it already.
  placed_at timestamptz,
  received_at timestamptz,
  shown_at timestamptz,
  printed_at timestamptz,
  seen_at timestamptz,
  step int not null default 0,
  primary key (tenant_id, order_id));
create index order_attention_unseen on order_attention (tenant_id, branch_id, placed_at) where seen_at is null;
select protect_tenant_table('order_attention');
