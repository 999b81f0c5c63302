-- People outside the staff list. They have no account: nothing here leads to a session.
select create_resource_table('external_users');
