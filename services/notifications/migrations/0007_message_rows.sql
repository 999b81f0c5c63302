-- A message's state changes once or twice, its text never. With the text beside it and the state in an index, each change
-- wrote three kilobytes and four index entries anew. What was erased has no recipient, which says the same as its state.
create unique index message_once_each on message (tenant_id, cause, channel, recipient) where recipient <> '';
drop index message_once;
alter table message set (toast_tuple_target = 512, fillfactor = 85);
