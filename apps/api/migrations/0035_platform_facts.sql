-- What the platform's people set stands on every page: each process hears that it changed.
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON "platform_setting" FOR EACH ROW EXECUTE FUNCTION haat_tell_change();
