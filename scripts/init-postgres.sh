#!/bin/sh
# Run once by the image of PostgreSQL, when it makes its files. The app gets a role that owns its database and nothing else.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" --username=postgres --dbname=postgres <<'SQL'
CREATE ROLE waymark LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'password';
CREATE DATABASE waymark OWNER waymark;
REVOKE ALL ON DATABASE waymark, postgres FROM PUBLIC;
\connect waymark
ALTER SCHEMA public OWNER TO waymark;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
ALTER ROLE postgres PASSWORD NULL;
SQL
