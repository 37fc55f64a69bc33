-- The product's role and database, made by a superuser: psql -f role.sql
-- It is no superuser itself. It makes roles of its own that its queries run as (createrole), and a database of its own for a
-- restore drill (createdb); its functions set the parameters that say whose rows a query may see.
create role haat login createrole createdb;
grant set on parameter haat.shop_id, haat.customer_id, haat.guest_key to haat;
create database haat owner haat encoding 'UTF8' locale 'C.UTF-8' template template0;
-- How far a standby is behind, for who watches.
grant pg_read_all_stats to haat;
