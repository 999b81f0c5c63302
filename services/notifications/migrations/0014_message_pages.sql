-- A mail is stored once, as the words that its text and page are made of (ADR 0154). So a row is small enough to stay whole in its page, and that
-- it was sent is noted within that page, beside the row, where there is room: otherwise all of it and five index entries are written anew.
alter table message set (fillfactor = 50);
