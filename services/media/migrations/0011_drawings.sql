-- A picture that nobody uploaded: painted from its recipe by the first who asks for it (src/images/drawings.ts).
alter table images add column recipe jsonb;
