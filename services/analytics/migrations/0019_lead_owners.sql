-- Leads of before name their owner and not the account (src/leads/owner-of-lead.ts): they are somebody's, until whoever it is takes them once more.
update analytics_leads
set doc = doc || jsonb_build_object('ownerUser', null, 'isOwned', coalesce(doc ->> 'owner', '') <> '') where not doc ? 'isOwned';
