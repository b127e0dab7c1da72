/** Whose frames play the videos: the policy of every public page lets them in. */
export const VIDEO_FRAMES = "https://www.youtube-nocookie.com";
