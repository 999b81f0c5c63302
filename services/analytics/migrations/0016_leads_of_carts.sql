-- Leads of before came of no cart (src/leads/lead-of-cart.ts).
update analytics_leads set doc = doc || '{"customer": null}' where not doc ? 'customer';
