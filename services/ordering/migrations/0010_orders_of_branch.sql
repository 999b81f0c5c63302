-- Of what is shown alone: how many orders a branch has is counted in the index, not in 200,000 rows.
drop index orders_branch;
create index orders_branch on orders (tenant_id, branch_id, placed_at desc, id desc) where archived_at is null;
