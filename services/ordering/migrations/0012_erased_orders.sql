-- An order's events carry the whole of it, and so whether anything personal may be left (ADR 0036). Of an erased order no country is
-- known, of any other there always was one.
alter table orders add column is_erased boolean not null default false;
alter table orders no force row level security;
update orders set is_erased = true where contact ->> 'country' = '';
alter table orders force row level security;
