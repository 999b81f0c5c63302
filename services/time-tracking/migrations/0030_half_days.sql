-- Which half of its days somebody is away. Null: whole days, and half days that were stored before it was asked.
alter table absence add column half text;
