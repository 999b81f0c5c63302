-- Since when a closed month has other figures than it was closed with, because a punch arrived late; null again once it is closed anew or opened.
alter table closed_month add column changed_since timestamptz;
create index closed_month_changed on closed_month (tenant_id, month) where changed_since is not null;
