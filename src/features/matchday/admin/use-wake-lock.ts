import { useEffect } from "react";

/** Keeps the screen on while a period runs; browsers let go of it when the page is hidden, so it is asked for again. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isWanted = true;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      // Refused with an empty battery: then the screen goes dark as it always does.
      const got = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (isWanted) lock = got;
      else await got?.release();
    };
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      isWanted = false;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, [isOn]);
}
