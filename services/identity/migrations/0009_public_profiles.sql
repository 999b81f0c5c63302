-- Users of before have a public profile that says nothing.
alter table users no force row level security;
update users set doc = jsonb_build_object('profile', '{"isPublic": false, "type": "person", "title": "", "companyName": "",
  "email": "", "phone": "", "picture": null}'::jsonb) || doc;
alter table users force row level security;
