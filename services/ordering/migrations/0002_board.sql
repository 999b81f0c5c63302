-- What the board shows besides open orders: those that were finished in the last hours.
create index orders_finished on orders (tenant_id, updated_at)
  where status in ('completed', 'rejected', 'canceled', 'failed');
