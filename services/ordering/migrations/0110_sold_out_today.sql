-- A product that staff marked as sold out until the branch closes has `sold_out_until` and a remaining amount of 0.
-- Afterwards `resumes_with` is its remaining amount again; null: unlimited.
alter table stock add column sold_out_until timestamptz;
alter table stock add column resumes_with numeric;
