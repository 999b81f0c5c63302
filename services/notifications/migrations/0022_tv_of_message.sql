-- TV that a message is about: what a press on its push notification opens.
alter table message add column tv_id uuid;
