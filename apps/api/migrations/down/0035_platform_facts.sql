DROP TRIGGER tell_change ON "platform_setting";
