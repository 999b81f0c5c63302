-- What guests saw of posts and projects, the newest first. Of those that are public already the first revision is written when they next change.
select create_resource_table(name) from unnest(array['post_revisions', 'project_revisions']) name;

alter table post_revisions
  add column entry text generated always as (doc ->> 'entry') stored,
  add column revision numeric generated always as ((doc ->> 'revision')::numeric) stored;
create index post_revisions_entry on post_revisions (tenant_id, entry, revision, id);

alter table project_revisions
  add column entry text generated always as (doc ->> 'entry') stored,
  add column revision numeric generated always as ((doc ->> 'revision')::numeric) stored;
create index project_revisions_entry on project_revisions (tenant_id, entry, revision, id);
