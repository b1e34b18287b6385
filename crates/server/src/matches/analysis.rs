//! Analyses of finished matches: made on request in a pool of their own, kept, and never made twice.

use crate::cluster::To;
use crate::error::ApiError;
use crate::http::extract::{Asked, Reader};
use crate::http::network::Address;
use crate::matches::room::look_back;
use crate::people::session::Anybody;
use crate::server::Server;
use crate::wire::{AnalysisAnswer, AnalysisStage as Stage, BetterWay, FromServer, steps_of};
use crate::work::pool::Pool;
use crate::work::share::Share;
use axum::Json;
use axum::extract::{Path, State};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use touchline_analysis::{Analysis, Budget, FORMAT, Insights, Mistake, Settings, analyse, summarise};
use touchline_kernel::record::Record;
use touchline_kernel::{Seat, Viewer};
use touchline_locale::{Language, Locale};

/// How often listeners are told how far an analysis is.
const TELL_EVERY: Duration = Duration::from_millis(400);

/// Analyses that one share may have under way.
const AT_ONCE: usize = 4;

/// How long it is told that an analysis failed.
const FAILED_FOR: Duration = Duration::from_secs(30);

/// Matches that insights are drawn from.
const INSIGHTS_OF: u32 = 200;

/// The analyses that are being made.
#[derive(Debug)]
pub struct Analyses {
    pub pool: Pool,
    jobs: Mutex<HashMap<(String, Budget), Arc<Job>>>,
}

#[derive(Debug)]
struct Job {
    share: Share,
    done: AtomicU32,
    of: AtomicU32,
    failed: AtomicBool,
}

impl Analyses {
    pub fn new() -> Self {
        Self { pool: Pool::new("analyses", 1), jobs: Mutex::default() }
    }

    fn jobs(&self) -> MutexGuard<'_, HashMap<(String, Budget), Arc<Job>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn job(&self, id: &str, budget: Budget) -> Option<Arc<Job>> {
        self.jobs().get(&(id.to_owned(), budget)).cloned()
    }

    /// A new job, unless there is one; none if its share has as many as it may have.
    fn begin(&self, id: &str, budget: Budget, share: Share) -> Result<Option<Arc<Job>>, ApiError> {
        let mut jobs = self.jobs();
        if jobs.contains_key(&(id.to_owned(), budget)) {
            return Ok(None);
        }
        if jobs.values().filter(|job| job.share == share).count() >= AT_ONCE {
            return Err(ApiError::TooFast);
        }
        let [done, of] = [AtomicU32::new(0), AtomicU32::new(0)];
        let job = Arc::new(Job { share, done, of, failed: AtomicBool::new(false) });
        jobs.insert((id.to_owned(), budget), Arc::clone(&job));
        Ok(Some(job))
    }

    fn end(&self, id: &str, budget: Budget) {
        self.jobs().remove(&(id.to_owned(), budget));
    }
}

/// What is said of an analysis.
type Answer = AnalysisAnswer<Analysis>;

/// Which analysis.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct AskedAnalysis {
    /// How much is searched: quick, if not said, or normal.
    budget: Option<Budget>,
}

impl AskedAnalysis {
    /// What takes minutes is for one's own machine.
    fn budget(&self) -> Result<Budget, ApiError> {
        match self.budget.unwrap_or_default() {
            Budget::Deep => Err(ApiError::Contradictory(
                "a deep analysis is made by `touchline analyse`, not here".into(),
            )),
            budget => Ok(budget),
        }
    }
}

/// An analysis that somebody asks for.
struct Wish<'a> {
    server: &'a Arc<Server>,
    id: &'a str,
    budget: Budget,
    share: Share,
    person_id: Option<String>,
    language: Language,
}

impl Wish<'_> {
    fn is_being_made(&self) -> bool {
        self.server.analyses.job(self.id, self.budget).is_some()
    }

    /// What is known of it.
    async fn standing(&self) -> Result<Answer, ApiError> {
        standing(self.server, self.id, self.budget, self.language).await
    }

    /// Has it made, unless it is being made.
    async fn make(&self) -> Result<(), ApiError> {
        let Self { server, id, budget, share, person_id, .. } = self;
        let record = finished(server, id, share.clone(), person_id.clone()).await?;
        let Some(job) = server.analyses.begin(id, *budget, share.clone())? else { return Ok(()) };
        match self.note().await {
            // Since the answer was read somebody else's wish for it has come true.
            Ok(true) => server.analyses.end(id, *budget),
            // Nobody needs to wait for it.
            Ok(false) => drop(tokio::spawn(work(Arc::clone(server), (*id).to_owned(), *budget, job, record))),
            Err(error) => {
                server.analyses.end(id, *budget);
                return Err(error);
            }
        }
        Ok(())
    }

    /// Notes in the store that it is asked for, so that it is made after a restart, too. Is it there already?
    async fn note(&self) -> Result<bool, ApiError> {
        let (store, budget) = (&self.server.store, self.budget.name());
        store.ask_analysis(self.id, budget, FORMAT).await?;
        let row = store.analysis(self.id, budget).await?;
        Ok(row.is_some_and(|row| row.body.is_some()))
    }
}

/// The analysis of a match, if it is there, or how far it is.
pub async fn read(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Asked(asked): Asked<AskedAnalysis>,
    Anybody(person): Anybody,
    address: Address,
    Reader(language): Reader,
) -> Result<Json<Answer>, ApiError> {
    let share = Share::of(person.as_ref(), address);
    let person_id = person.map(|person| person.id);
    let wish = Wish { server: &server, id: &id, budget: asked.budget()?, share, person_id, language };
    let answer = wish.standing().await?;
    // What was asked for before a restart is made now, or when there is room for it.
    if answer.stage == Stage::Working && !wish.is_being_made() {
        match wish.make().await {
            Ok(()) | Err(ApiError::TooFast) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(Json(answer))
}

/// Asks for the analysis of a finished match.
pub async fn ask(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Asked(asked): Asked<AskedAnalysis>,
    Anybody(person): Anybody,
    address: Address,
    Reader(language): Reader,
) -> Result<Json<Answer>, ApiError> {
    let share = Share::of(person.as_ref(), address);
    let person_id = person.map(|person| person.id);
    let wish = Wish { server: &server, id: &id, budget: asked.budget()?, share, person_id, language };
    let answer = wish.standing().await?;
    if answer.stage == Stage::Ready || wish.is_being_made() {
        return Ok(Json(answer));
    }
    wish.make().await?;
    wish.standing().await.map(Json)
}

/// What is known of an analysis.
async fn standing(
    server: &Arc<Server>,
    id: &str,
    budget: Budget,
    language: Language,
) -> Result<Answer, ApiError> {
    server.store.match_row(id).await?.ok_or(ApiError::NotFound)?;
    let row = server.store.analysis(id, budget.name()).await?.filter(|row| row.format == FORMAT);
    let mut answer =
        AnalysisAnswer { stage: Stage::Unasked, done: 0, of: 0, analysis: None, lessons: Vec::new() };
    if let Some(row) = row {
        answer.stage = Stage::Working;
        // A text that cannot be read is made again.
        let analysis = row.body.and_then(|body| serde_json::from_str::<Analysis>(&body).ok());
        if let Some(analysis) = analysis {
            let steps = analysis.win_probability.len().saturating_sub(1) as u32;
            (answer.stage, answer.done, answer.of) = (Stage::Ready, steps, steps);
            answer.lessons = lessons(server, id, &analysis.mistakes, language).await?;
            answer.analysis = Some(analysis);
        } else if let Some(job) = server.analyses.job(id, budget) {
            (answer.done, answer.of) = (job.done.load(Ordering::Relaxed), job.of.load(Ordering::Relaxed));
            if job.failed.load(Ordering::Relaxed) {
                answer.stage = Stage::Failed;
            }
        }
    }
    Ok(answer)
}

/// The mistakes in the reader's language, and as what a board can draw.
async fn lessons(
    server: &Arc<Server>,
    id: &str,
    mistakes: &[Mistake],
    language: Language,
) -> Result<Vec<BetterWay>, ApiError> {
    let (mistakes, game, of) = (mistakes.to_vec(), Arc::clone(server), Share::Match(id.to_owned()));
    look_back(server, id, of, move |state| {
        let live = state.stage.live().ok_or(ApiError::NotPlaying)?;
        let locale = game.locales.get(language);
        let lesson = |mistake: &Mistake| {
            let before = live.position_after(mistake.number.saturating_sub(1) as usize);
            let steps = |actions: &[String]| {
                let before = before.as_deref();
                before.map_or_else(Vec::new, |before| steps_of(before, mistake.by, actions))
            };
            let (better, steps) = (steps(&mistake.better), steps(std::slice::from_ref(&mistake.action)));
            BetterWay { steps, better, why: why(mistake, &state.row.game, locale) }
        };
        Ok(mistakes.iter().map(lesson).collect())
    })
    .await
}

/// Why what was better was better, and which rule was overlooked.
fn why(mistake: &Mistake, game: &str, locale: &Locale) -> String {
    let why = mistake.why.as_ref();
    let why = why.and_then(|why| locale.why(game, &why.feature, why.here, why.there, true));
    let rule = mistake.rule.as_ref().map(|rule| format!("{rule}: {}", locale.rule(game, rule)));
    why.into_iter().chain(rule).collect::<Vec<_>>().join(" ")
}

/// The record of a match that is over, whole.
async fn finished(
    server: &Arc<Server>,
    id: &str,
    share: Share,
    user_id: Option<String>,
) -> Result<Record, ApiError> {
    look_back(server, id, share, move |state| {
        state.eyes_for(user_id.as_deref(), None)?;
        let live = state.stage.live().filter(|live| live.ending().is_some()).ok_or(ApiError::NotPlaying)?;
        Ok(live.record(Viewer::Everything))
    })
    .await
}

/// Makes an analysis, keeps it, and tells those at the match.
async fn work(server: Arc<Server>, id: String, budget: Budget, job: Arc<Job>, record: Record) {
    let stop = Arc::new(AtomicBool::new(false));
    let (stopped, heard) = (Arc::clone(&stop), Arc::clone(&job));
    let work = move || {
        let told = |done: u32, of: u32| {
            heard.of.store(of, Ordering::Relaxed);
            heard.done.fetch_max(done, Ordering::Relaxed);
        };
        // One thread: the place in the pool is one.
        let settings = Settings { budget, seed: 1, threads: 1 };
        texts(analyse(&record, settings, &stopped, &told).map_err(|error| error.to_string())?)
    };
    let made = server.analyses.pool.run(job.share.clone(), stop, work);
    tokio::pin!(made);
    let made = loop {
        tokio::select! {
            made = &mut made => break made.unwrap_or_else(|error| Err(format!("{error:?}"))),
            () = tokio::time::sleep(TELL_EVERY) => tell(&server, &id, &job, false).await,
        }
    };
    let kept = match made {
        Ok((whole, short)) => {
            let kept = server.store.keep_analysis(&id, budget.name(), &whole, &short).await;
            kept.map_err(|error| error.to_string())
        }
        Err(error) => Err(error),
    };
    if let Err(error) = kept {
        tracing::error!(id, error, "an analysis could not be made");
        job.failed.store(true, Ordering::Relaxed);
        // Told for a while, then it may be asked for again.
        tokio::time::sleep(FAILED_FOR).await;
        server.analyses.end(&id, budget);
        return;
    }
    server.analyses.end(&id, budget);
    tell(&server, &id, &job, true).await;
}

/// What is kept: the whole, and what is added up over many matches.
fn texts(analysis: Analysis) -> Result<(String, String), String> {
    let whole = serde_json::to_string(&analysis);
    let short = Analysis { win_probability: Vec::new(), mistakes: Vec::new(), ..analysis };
    let short = serde_json::to_string(&short);
    whole.and_then(|whole| Ok((whole, short?))).map_err(|error| error.to_string())
}

/// Tells everybody at the match how far its analysis is.
async fn tell(server: &Arc<Server>, id: &str, job: &Job, ready: bool) {
    let (done, of) = (job.done.load(Ordering::Relaxed), job.of.load(Ordering::Relaxed));
    let news = FromServer::Analysis { done, of, ready };
    server.tell(id, serde_json::to_string(&news).unwrap_or_default(), To::All).await;
}

/// What the analysed matches of a person add up to.
pub async fn insights(
    State(server): State<Arc<Server>>,
    Path(id): Path<String>,
    Anybody(person): Anybody,
    address: Address,
) -> Result<Json<Insights>, ApiError> {
    let share = Share::of(person.as_ref(), address);
    if !id.starts_with("coach:") {
        server.store.user(&id).await?.ok_or(ApiError::NotFound)?;
    }
    let rows = server.store.analyses_of(&id, FORMAT, INSIGHTS_OF).await?;
    let sum = move || {
        let read = |row: touchline_store::ShortAnalysis| {
            let mut analysis: Analysis = serde_json::from_str(&row.short).ok()?;
            // The name that the person has does not matter here, the seat does.
            let mine = if row.home { Seat::Home } else { Seat::Away };
            analysis.names[mine] = "you".to_owned();
            analysis.names[mine.other()] = String::new();
            Some(analysis)
        };
        let analyses: Vec<Analysis> = rows.into_iter().filter_map(read).collect();
        let mine = |analysis: &'_ Analysis, seat: Seat| !analysis.names[seat].is_empty();
        let summary = summarise(&analyses, |analysis, seat| {
            mine(analysis, seat).then_some(analysis.names[seat].as_str())
        });
        Insights { summary: summary.into_iter().next() }
    };
    server.replays.run(share, Arc::default(), sum).await.map(Json)
}
