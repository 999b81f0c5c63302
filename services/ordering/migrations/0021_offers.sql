-- What the branch offers for a quotation: { message, validUntil, sentAt }.
alter table orders add column offer jsonb;
