-- `tables_identifier_unique` begins with the same two columns: whatever looked for a branch's tables looks there.
drop index tables_branch;
