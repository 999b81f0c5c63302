-- When a branch was last reminded of orders that nobody has looked at, and how many SMS of an hour that took.
create table branch_reminder (
  tenant_id uuid not null default tenant_of_session(),
  branch_id uuid not null,
  -- 'pushed' or 'told': a step of order_escalation.
  how text not null,
  reminded_at timestamptz,
  sms_hour timestamptz,
  sms_sent int not null default 0,
  primary key (tenant_id, branch_id, how));
select protect_tenant_table('branch_reminder');
