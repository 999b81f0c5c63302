-- What guests saw of shared blocks and menus, as it is kept of posts and projects.
select create_resource_table(name) from unnest(array['block_revisions', 'navigation_revisions']) name;

alter table block_revisions
  add column entry text generated always as (doc ->> 'entry') stored,
  add column revision numeric generated always as ((doc ->> 'revision')::numeric) stored;
create index block_revisions_entry on block_revisions (tenant_id, entry, revision, id);

alter table navigation_revisions
  add column entry text generated always as (doc ->> 'entry') stored,
  add column revision numeric generated always as ((doc ->> 'revision')::numeric) stored;
create index navigation_revisions_entry on navigation_revisions (tenant_id, entry, revision, id);
