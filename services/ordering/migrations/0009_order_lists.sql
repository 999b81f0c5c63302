-- The history by state, and by ticket number: of 200,000 orders all were read for a page, or sorted. Where an order has no
-- number yet it counts as 0, so that one index serves both directions and the search.
create index orders_status on orders (tenant_id, status, placed_at desc, id desc) where archived_at is null;
create index orders_ticket_number on orders (tenant_id, coalesce(ticket_number, 0), id) where archived_at is null;
