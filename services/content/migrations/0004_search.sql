-- What a search looks into is read for each row of a business: unpacked it is found twice as fast. `main` leaves it in its row as it is where it
-- has room, up to three rows a block; the document goes out of the row instead, which lists read for the few rows that they show. A row follows when
-- it is next written.
alter table sites alter column search set storage main, set (toast_tuple_target = 2700);
alter table posts alter column search set storage main, set (toast_tuple_target = 2700);
alter table projects alter column search set storage main, set (toast_tuple_target = 2700);
