-- Leads of before have no tasks; what is due is their next contact, as long as nothing is decided (src/leads/due-of-lead.ts).
update analytics_leads set doc = doc || jsonb_build_object('tasks', '[]'::jsonb, 'dueAt',
  case when doc ->> 'state' in ('won', 'lost') then 'null'::jsonb else coalesce(doc -> 'nextContactAt', 'null'::jsonb) end)
where not doc ? 'dueAt';
