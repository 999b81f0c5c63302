-- Whom a message about an order that nobody had confirmed counts for (MSG-02); null: for nobody.
alter table message add column counted_as text;
create index message_counted on message (tenant_id, counted_as, created_at) where counted_as is not null;
