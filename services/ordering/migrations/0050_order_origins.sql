-- By which way an order came (QR-07): { kind, qr }; null for those of before, and where nobody told.
alter table orders add column origin jsonb;
