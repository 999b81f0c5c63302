-- Consents to the newsletter with their proof (ADR 0046).
create table newsletter_subscriber (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  -- Normalised; `person_id` is derived from it.
  email text not null,
  person_id uuid not null,
  state text not null,
  source text not null,
  text_version text not null,
  consent_text text not null,
  -- Of the mail that asks for the confirmation; another request invalidates its link.
  request_id uuid not null,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  primary key (tenant_id, id));
create unique index newsletter_subscriber_person on newsletter_subscriber (tenant_id, person_id);
create unique index newsletter_subscriber_request on newsletter_subscriber (tenant_id, request_id);
create index newsletter_subscriber_state on newsletter_subscriber (tenant_id, state, requested_at);
select protect_tenant_table('newsletter_subscriber');
