-- Time and editor of a generated picture (`generated` of the contract); null: not generated.
alter table images add column generated jsonb;
