-- The office looks for posts and projects that have a draft beside what guests see.
alter table posts add column has_changes text generated always as (doc ->> 'hasChanges') stored;
alter table projects add column has_changes text generated always as (doc ->> 'hasChanges') stored;
