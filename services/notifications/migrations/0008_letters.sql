-- What a mail says and in whose name, from which its page is made when it is sent or looked at: that page is five times as
-- long, and was most of what storing a message cost. Mails from before keep their text.
alter table message add column letter json;
alter table message drop column body_html;
