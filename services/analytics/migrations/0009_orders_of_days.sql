-- The orders of some days, newest first: what was sold together is read from them (`readItemPairs`).
create index order_figure_placed on order_figure (tenant_id, placed_at);
