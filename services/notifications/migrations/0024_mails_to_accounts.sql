-- Person that a mail about an account or the newsletter went to: erased with them.
alter table message add column customer_id uuid;
create index message_customer on message (tenant_id, customer_id) where customer_id is not null;
