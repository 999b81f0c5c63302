-- What lists of thousands of pages, projects and posts filter and sort by, out of the document, as in the catalog: a page of 10 kB is read
-- for each row otherwise. Instants end in Z, so what they mean depends on no setting.
create function instant_of(text) returns timestamptz immutable strict parallel safe language sql as 'select $1::timestamptz';

alter table sites
  add column name text collate german generated always as (doc ->> 'name') stored,
  add column path text collate german generated always as (doc ->> 'path') stored,
  add column type text collate german generated always as (doc ->> 'type') stored,
  add column is_public text generated always as (doc ->> 'isPublic') stored,
  add column is_listed text generated always as (doc ->> 'isListed') stored,
  add column has_changes text generated always as (doc ->> 'hasChanges') stored,
  add column shown_type text generated always as (doc ->> 'shownType') stored,
  add column project_id text generated always as (doc ->> 'projectId') stored,
  add column post_id text generated always as (doc ->> 'postId') stored;
create index sites_name on sites (tenant_id, name, id);
create index sites_path on sites (tenant_id, path, id);
create index sites_updated_at on sites (tenant_id, updated_at, id);
create index sites_listed on sites (tenant_id, is_listed, name, id);
create index sites_project on sites (tenant_id, project_id) where project_id is not null;
create index sites_post on sites (tenant_id, post_id) where post_id is not null;

alter table projects
  add column title text collate german generated always as (doc ->> 'title') stored,
  add column weight numeric generated always as ((doc ->> 'weight')::numeric) stored,
  add column start_date text generated always as (doc ->> 'startDate') stored,
  add column end_date text generated always as (doc ->> 'endDate') stored,
  add column is_public text generated always as (doc ->> 'isPublic') stored,
  add column services jsonb generated always as (doc -> 'services') stored,
  add column topics jsonb generated always as (doc -> 'topics') stored,
  add column business_sectors jsonb generated always as (doc -> 'businessSectors') stored,
  add column term text generated always as (lower(coalesce(doc ->> 'title', '') || e'\n' || coalesce(doc ->> 'name', '') || e'\n'
    || coalesce(doc ->> 'keywords', '') || e'\n' || coalesce(doc ->> 'introduction', ''))) stored;
create index projects_weight on projects (tenant_id, is_public, weight, end_date, id);
create index projects_title on projects (tenant_id, title, id);
create index projects_updated_at on projects (tenant_id, updated_at, id);

alter table posts
  add column title text collate german generated always as (doc ->> 'title') stored,
  add column date timestamptz generated always as (instant_of(doc ->> 'date')) stored,
  add column type text collate german generated always as (doc ->> 'type') stored,
  add column is_public text generated always as (doc ->> 'isPublic') stored,
  add column services jsonb generated always as (doc -> 'services') stored,
  add column topics jsonb generated always as (doc -> 'topics') stored,
  add column business_sectors jsonb generated always as (doc -> 'businessSectors') stored,
  add column projects jsonb generated always as (doc -> 'projects') stored,
  add column term text generated always as (lower(coalesce(doc ->> 'title', '') || e'\n' || coalesce(doc ->> 'introduction', ''))) stored;
create index posts_date on posts (tenant_id, is_public, date, id);
create index posts_title on posts (tenant_id, title, id);
create index posts_updated_at on posts (tenant_id, updated_at, id);

-- Revisions of one page, the newest first.
alter table site_revisions
  add column site text generated always as (doc ->> 'site') stored,
  add column revision numeric generated always as ((doc ->> 'revision')::numeric) stored;
create index site_revisions_site on site_revisions (tenant_id, site, revision, id);
