-- Beside a long text in a row, what is short went out of it too, the longest first: what lists filter by was fetched from elsewhere for each row that
-- they look at, four fifths of their time. A row follows when it is next written.
alter table sites
  alter column name set storage main, alter column path set storage main, alter column shown_type set storage main;
alter table projects
  alter column title set storage main, alter column term set storage main, alter column services set storage main,
  alter column topics set storage main, alter column business_sectors set storage main;
alter table posts
  alter column title set storage main, alter column term set storage main, alter column services set storage main,
  alter column topics set storage main, alter column business_sectors set storage main, alter column projects set storage main;
