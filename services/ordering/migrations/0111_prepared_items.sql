-- Indexes of the items that the kitchen has finished (mark-prepared.ts).
alter table orders add column prepared int[] not null default '{}';
