export const analytics = {
  title: "We use cookies",
  about: "The site works without them. Visits are counted without cookies and without addresses.",
  policy: "Cookie policy",
  necessary: "Necessary",
  necessaryHint: "Language, theme, this choice",
  analytics: "Analytics",
  analyticsHint: "Outside services; only if you allow them",
  decline: "Only necessary",
  accept: "Accept",
  now: "Your answer now",
  accepted: "analytics allowed",
  declined: "only necessary",
  none: "not given yet",
};

export type AnalyticsText = typeof analytics;
