-- By the names that the code has for them.
alter table order_attention rename to order_escalation;
alter table reach_copy rename to push_audience;
